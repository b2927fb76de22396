export { createUpload, type Client, type Reply } from './client';
export { KINDS, type Language } from './kinds';
export { checkConfiguration, hasIpv6, startProxy, type Configuration, type Proxy } from './start';

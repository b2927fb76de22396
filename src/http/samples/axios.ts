import type { HttpRequest } from '../request';
import { printHeaders, toJsonLiteral } from './fetch';
import { printForm } from './form';
import { toLiteral } from './literal';

function printData({ body }: HttpRequest): string[] {
  if (!body) {
    return [];
  }
  if (body.kind === 'multipart') {
    return ['  data,\n'];
  }
  return [`  data: ${toJsonLiteral(body.text, '  data: '.length) ?? toLiteral(body.text)},\n`];
}

/** A request as a call of `axios`. */
export function toAxios(request: HttpRequest): string {
  const { method, url, body } = request;
  const { imports, lines } = printForm(body, 'data');
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method.toLowerCase()}',\n`]),
    `  url: ${toLiteral(url)},\n`,
    ...printHeaders(request),
    ...printData(request),
  ];
  return `${imports}import axios from 'axios';

${lines}const response = await axios({
${options.join('')}});
console.log(response.data);`;
}

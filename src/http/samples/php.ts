import type { FormField, HttpRequest } from '../request';

const quote = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

const printField = (field: FormField) =>
  `    ${quote(field.name)} => ${'path' in field ? `new CURLFile(${quote(field.path)})` : quote(field.value)},\n`;

function printBody({ body }: HttpRequest): string[] {
  if (!body) {
    return [];
  }
  const value = body.kind === 'text' ? quote(body.text) : `[\n${body.fields.map(printField).join('')}  ]`;
  return [`  CURLOPT_POSTFIELDS => ${value},\n`];
}

/** A request for the `curl` extension of PHP. */
export function toPhp(request: HttpRequest): string {
  const { method, url, headers } = request;
  const lines = headers.map(([name, value]) => `    ${quote(`${name}: ${value}`)},\n`);
  const options = [
    `  CURLOPT_URL => ${quote(url)},\n`,
    `  CURLOPT_CUSTOMREQUEST => ${quote(method)},\n`,
    ...(method === 'HEAD' ? ['  CURLOPT_NOBODY => true,\n'] : []),
    '  CURLOPT_RETURNTRANSFER => true,\n',
    ...(lines.length > 0 ? [`  CURLOPT_HTTPHEADER => [\n${lines.join('')}  ],\n`] : []),
    ...printBody(request),
  ];
  return `<?php

$curl = curl_init();
curl_setopt_array($curl, [
${options.join('')}]);
$response = curl_exec($curl);
if ($response === false) {
  throw new RuntimeException(curl_error($curl));
}
curl_close($curl);
echo $response;`;
}

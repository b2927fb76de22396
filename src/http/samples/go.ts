import type { Body, FormField, HttpRequest } from '../request';

const quote = (text: string) => JSON.stringify(text);

/** A raw string keeps the lines of a body, but has no way to write a backquote. */
const quoteBody = (text: string) => (text.includes('`') ? quote(text) : `\`${text}\``);

const FAIL = `if err != nil {
\t\tlog.Fatal(err)
\t}`;

const ADD_FILE = `
func addFile(form *multipart.Writer, name, path string) error {
	content, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	part, err := form.CreateFormFile(name, filepath.Base(path))
	if err != nil {
		return err
	}
	_, err = part.Write(content)
	return err
}
`;

/** What a body adds to the program. */
type Parts = { imports: string[]; lines: string; value: string; functions: string };

const printField = (field: FormField) =>
  'path' in field
    ? `\tif err := addFile(form, ${quote(field.name)}, ${quote(field.path)}); err != nil {\n\t\tlog.Fatal(err)\n\t}\n`
    : `\tform.WriteField(${quote(field.name)}, ${quote(field.value)})\n`;

function printBody(body: Body | undefined): Parts {
  if (!body) {
    return { imports: [], lines: '', value: 'nil', functions: '' };
  }
  if (body.kind === 'text') {
    const lines = `\tbody := strings.NewReader(${quoteBody(body.text)})\n`;
    return { imports: ['strings'], lines, value: 'body', functions: '' };
  }
  const hasFile = body.fields.some((field) => 'path' in field);
  return {
    imports: ['bytes', 'mime/multipart', ...(hasFile ? ['os', 'path/filepath'] : [])],
    lines: `\tvar body bytes.Buffer
\tform := multipart.NewWriter(&body)
${body.fields.map(printField).join('')}\tform.Close()
`,
    value: '&body',
    functions: hasFile ? ADD_FILE : '',
  };
}

/** A request as a Go program. */
export function toGo({ method, url, headers, body }: HttpRequest): string {
  const { imports, lines, value, functions } = printBody(body);
  const packages = [...imports, 'fmt', 'io', 'log', 'net/http'].sort().map((name) => `\t"${name}"\n`);
  const sets = headers.map(([name, text]) => `\trequest.Header.Set(${quote(name)}, ${quote(text)})\n`);
  const type = body?.kind === 'multipart' ? '\trequest.Header.Set("Content-Type", form.FormDataContentType())\n' : '';
  return `package main

import (
${packages.join('')})
${functions}
func main() {
${lines}	request, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${value})
	${FAIL}
${sets.join('')}${type}	response, err := http.DefaultClient.Do(request)
	${FAIL}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	${FAIL}
	fmt.Println(string(text))
}`;
}

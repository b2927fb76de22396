import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import Field, { Choice, TextInput } from '.';

vi.mock('@docusaurus/Translate', () => ({ default: ({ children }: { children: string }) => children }));

const render = (problem?: string) =>
  renderToStaticMarkup(
    <Field label="Name" required problem={problem}>
      {(control) => <TextInput {...control} value="x" onChange={() => undefined} />}
    </Field>,
  );

test('a field names its control, and says whether it is required', () => {
  const [, id] = /<label for="([^"]+)">Name/.exec(render()) ?? [];
  expect(render()).toMatch(new RegExp(`<input id="${id}" aria-invalid="false"`));
  expect(render()).toContain('>required<');
});

test('a problem is tied to the control', () => {
  const html = render('Too long.');
  const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<div id="${id}"[^>]*>Too long\\.</div>`));
  expect(html).toContain('aria-invalid="true"');
});

test('a choice shows labels, or else values', () => {
  const html = renderToStaticMarkup(
    <Choice name="Order" value="asc" options={[['asc', 'upwards'], ['desc']]} onChange={() => undefined} />,
  );
  expect(html).toContain('<select aria-label="Order">');
  expect(html).toContain('<option value="asc" selected="">upwards</option><option value="desc">desc</option>');
});

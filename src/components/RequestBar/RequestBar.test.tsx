import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import RequestBar, { RequestButton } from '.';

test('shows method, URL, buttons and what follows', () => {
  const html = renderToStaticMarkup(
    <RequestBar
      method="get"
      url="http://localhost:1337/api/dishes"
      buttons={<RequestButton isPrimary>Send</RequestButton>}
    >
      <p>Outcome</p>
    </RequestBar>,
  );
  expect(html).toMatch(
    />GET<.*<code[^>]*>http:\/\/localhost:1337\/api\/dishes<\/code>.*>Send<\/button>.*<p>Outcome<\/p>/,
  );
  expect(html).toMatch(/<button type="button" class="\S+ \S+">/);
});

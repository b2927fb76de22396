// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import Example from '.';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');

describe('an example', () => {
  test('of a request has the name of its method and path, its code, and its response with the status', () => {
    render(
      <Example
        kind="http"
        method="PUT"
        target="/api/dishes/7?populate=*"
        status="404"
        reason="Not Found"
        resultLines="1"
        version="4.14.0"
      >
        <p>PUT …</p>
        <p>no dish</p>
      </Example>,
    );
    const example = screen.getByRole('group', { name: 'PUT /api/dishes/7' });
    expect(example.textContent).toContain('PUT …');
    expect(example.textContent).toMatch(/Response404 Not Found.*no dish/);
    expect(example.textContent).toContain('This request was sent to Strapi 4.14.0');
    expect(screen.queryByText('Show all 1 lines')).toBeNull();
  });

  test('of a program says that it was run, with its result or without one', () => {
    const { rerender } = render(
      <Example kind="run" version="4.14.0">
        <p>strapi</p>
      </Example>,
    );
    const example = screen.getByRole('group', { name: 'Inside Strapi' });
    expect(example.textContent).toContain('without an error');
    rerender(
      <Example kind="run" resultLines="1" version="4.14.0">
        <p>strapi</p>
        <p>1337</p>
      </Example>,
    );
    expect(example.textContent).toMatch(/Result.*1337.*its result was compared/);
  });

  test('that is not checked says why', () => {
    render(
      <Example kind="http" unverified="needs a license" version="4.14.0">
        <p>GET …</p>
      </Example>,
    );
    expect(screen.getByText('Not checked: needs a license')).toBeTruthy();
  });

  test.each([
    [20, false],
    [21, true],
  ])('with a response of %d lines folds it: %s', (count, isFolded) => {
    render(
      <Example kind="http" status="200" reason="OK" resultLines={String(count)} version="4.14.0">
        <p>GET …</p>
        <pre>{lines(count)}</pre>
      </Example>,
    );
    expect(screen.queryByText(`Show all ${count} lines`) !== null).toBe(isFolded);
  });
});

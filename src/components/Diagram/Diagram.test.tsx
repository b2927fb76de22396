// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { renderInSite } from '../../../tests/support/render-in-site';
import { completeBrowser } from '../../../tests/support/browser';
import Diagram from '.';

test('a diagram shows its drawing', () => {
  completeBrowser();
  renderInSite(<Diagram svg="<svg role='img' aria-label='A request on its way'></svg>" />);
  expect(screen.getByRole('img', { name: 'A request on its way' })).toBeDefined();
});

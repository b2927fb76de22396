import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { recmaLocalRuntime } from '../src/recma';

test('a page imports the functions that draw elements as a whole, and names each once', async () => {
  const code = String(await compile('# Title\n\nSome *text*\n\n<>Text</>\n', { recmaPlugins: [recmaLocalRuntime] }));
  expect(code).toContain('import * as _runtime from "react/jsx-runtime";');
  expect(code).toContain('const {Fragment: _Fragment, jsx: _jsx, jsxs: _jsxs} = _runtime;');
  expect(code).not.toContain('{Fragment as');
});

test('other imports stay as they are', async () => {
  const page = 'import { useState } from "react";\n\nText\n';
  const code = String(await compile(page, { recmaPlugins: [recmaLocalRuntime] }));
  expect(code).toContain('import {useState} from "react";');
});

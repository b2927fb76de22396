import { stringify } from 'yaml';
import { readSeededData, startSeededCopy } from '../../start/src/seeded';
import { describeApi } from './describe';

/** The description that is made. */
export const FILE = 'openapi/content-api.yaml';

const NOTE = '# Made by `npm run describe` from the running product; its words are in tools/product/describe/src.\n';

/** The description of the running sample project, as it stands in its file. */
export async function printDescription(): Promise<string> {
  const data = await readSeededData();
  const product = await startSeededCopy('describe-api', data);
  try {
    return (
      NOTE +
      stringify(await describeApi(product, data), {
        lineWidth: 0,
        aliasDuplicateObjects: false,
      })
    );
  } finally {
    await product.stop();
  }
}

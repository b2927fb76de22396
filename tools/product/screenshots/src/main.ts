import { parseArgs } from 'node:util';
import { main } from '../../../bootstrap/src/report.mjs';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { installProduct } from '../../start/src/install';
import { readCatalogue } from './catalogue';
import { checkCatalogue, listGuides } from './guides';
import { fileOf, keep, pack, type Result } from './pictures';
import { walkAll } from './walk-all';
import { pathOf } from './walk-page';
import { recordWalks, WALK_PROOFS } from './walk-proofs';

const HELP = `Takes the User Guide's pictures from the product, and compares the guide with what the product shows. Without a problem,
records in ${WALK_PROOFS} that the pages passed.

  npm run screenshots [-- OPTIONS] [PATH ...]

  PATH      pages or folders, such as docs/user-docs/media-library; none: the whole guide
  --check   writes nothing; a picture that would be another one fails
  --help    this text`;

void main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const guides = listGuides(positionals);
  await installProduct();
  const catalogue = readCatalogue();
  const problems = new Map(guides.map((guide) => [guide, checkCatalogue(guide, catalogue)]));
  const changedPictures: string[] = [];
  const counts: Record<Result, number> = { new: 0, changed: 0, same: 0 };
  const reports = await walkAll(guides, async (guide, { name, mode, png }) => {
    const file = fileOf(pathOf(guide.file), name, mode);
    const result = await keep(file, await pack(png, file), !values.check);
    counts[result] += 1;
    if (values.check && result !== 'same') {
      changedPictures.push(
        `${file}: ${result === 'new' ? 'is missing' : 'shows something else now'}: npm run screenshots`,
      );
    }
  });
  for (const [guide, own] of problems) {
    own.push(...(reports.get(guide)?.problems ?? []));
  }
  const all = [...[...problems.values()].flat(), ...changedPictures];
  all.forEach((problem) => console.error(problem));
  const total = counts.new + counts.changed + counts.same;
  console.log(
    `${guides.length} pages, ${total} pictures: ${counts.new} new, ${counts.changed} changed, ${counts.same} the same`,
  );
  if (!values.check) {
    await recordWalks(guides.filter((guide) => problems.get(guide)?.length === 0).map(({ file }) => file));
  }
  if (all.length > 0) {
    throw new UserError(`${all.length} problems, listed above`);
  }
});

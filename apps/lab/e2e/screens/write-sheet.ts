import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SCREEN_VARIANTS } from './screen-variants.ts'
import { SCREENS_FOLDER } from './screens-folder.ts'

/** Writes a page that shows every picture beside its variants. */
export async function writeSheet(): Promise<void> {
  const variants = SCREEN_VARIANTS.map(({ name }) => name)
  const files = await readdir(join(SCREENS_FOLDER, 'light'))
  const rows = files.sort().map((file) => {
    const cells = variants.map((variant) =>
      existsSync(join(SCREENS_FOLDER, variant, file))
        ? `<img src="${variant}/${file}" width="200" alt="">`
        : '',
    )
    return `| ${file.replace('.webp', '')} | ${cells.join(' | ')} |`
  })
  const lines = [
    '# Screens',
    '',
    'Every view and every part of the kit, taken by `npm run screens` from the lab.',
    '',
    `| | ${variants.join(' | ')} |`,
    `|---|${variants.map(() => '---|').join('')}`,
    ...rows,
    '',
  ]
  await writeFile(join(SCREENS_FOLDER, 'README.md'), lines.join('\n'))
}

import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SCREEN_LOOKS } from './screen-variants.ts'
import { SCREENS_FOLDER } from './screens-folder.ts'

/** Writes a page that shows every picture beside its variants. */
export async function writeSheet(): Promise<void> {
  const looks = SCREEN_LOOKS.map(({ name }) => name)
  const files = await readdir(join(SCREENS_FOLDER, 'light'))
  const rows = files.sort().map((file) => {
    const cells = looks.map((look) =>
      existsSync(join(SCREENS_FOLDER, look, file))
        ? `<img src="${look}/${file}" width="200" alt="">`
        : '',
    )
    return `| ${file.replace('.webp', '')} | ${cells.join(' | ')} |`
  })
  const lines = [
    '# Screens',
    '',
    'Every view and every part of the kit, taken by `npm run screens` from the lab.',
    '',
    `| | ${looks.join(' | ')} |`,
    `|---|${looks.map(() => '---|').join('')}`,
    ...rows,
    '',
  ]
  await writeFile(join(SCREENS_FOLDER, 'README.md'), lines.join('\n'))
}

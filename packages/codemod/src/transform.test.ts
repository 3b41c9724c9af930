import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MIGRATIONS } from './migrations.ts'
import { transform } from './transform.ts'

const CASES = new URL('../cases/', import.meta.url)

const cases = MIGRATIONS.flatMap((migration) =>
  readdirSync(new URL(migration.name, CASES))
    .filter((file) => file.includes('.before.'))
    .map((file) => ({ migration, name: migration.name, file })),
)

function textOf(folder: string, file: string): string {
  return readFileSync(new URL(`${folder}/${file}`, CASES), 'utf8')
}

test('every migration has cases', () => {
  expect([...new Set(cases.map(({ name }) => name))]).toEqual(MIGRATIONS.map(({ name }) => name))
})

test.each(cases)('$name: $file becomes what stands beside it', ({ migration, name, file }) => {
  const path = file.replace('.before', '').replace(/\.txt$/, '')
  const { text, notes } = transform({ path, text: textOf(name, file) }, migration)
  const report = notes.map(({ line, text: said }) => `${line}: ${said}\n`).join('')

  expect(text).toBe(textOf(name, file.replace('.before', '.after')))
  expect(report).toBe(textOf(name, `${file.split('.')[0]}.report.txt`))
})

test.each(cases)('$name: $file stays as it is by a second run', ({ migration, name, file }) => {
  const path = file.replace('.before', '').replace(/\.txt$/, '')
  const once = transform({ path, text: textOf(name, file) }, migration)

  expect(transform({ path, text: once.text }, migration).text).toBe(once.text)
})

const [appkit] = MIGRATIONS

test.each([
  ['nothing of the library', "import { useState } from 'react'\n"],
  ['syntax errors', "import { useAppKit } from '@reown/appkit/react'\nconst = 1\n"],
  ['a name in a text', "console.log('see @reown/appkit/react and its useAppKit')\n"],
])('a file with %s is not touched', (_what, text) => {
  if (appkit === undefined) throw new Error('There is no migration.')

  expect(transform({ path: 'a.ts', text }, appkit).text).toBe(text)
})

test('line ends of Windows stay', () => {
  if (appkit === undefined) throw new Error('There is no migration.')
  const text =
    "import { useAppKit } from '@reown/appkit/react'\r\n\r\nexport const { open } = useAppKit()\r\n"

  expect(transform({ path: 'a.ts', text }, appkit).text).toBe(
    "import { useLatchkey } from '@latchkey/react'\r\n\r\nexport const { open } = useLatchkey()\r\n",
  )
})

test('an import of styles goes alone, whatever else is on its line', () => {
  const rainbowkit = MIGRATIONS.find(({ name }) => name === 'rainbowkit')
  if (rainbowkit === undefined) throw new Error('There is no migration.')
  const text = "import '@rainbow-me/rainbowkit/styles.css';begin()\n"

  expect(transform({ path: 'a.ts', text }, rainbowkit).text).toBe('begin()\n')
})

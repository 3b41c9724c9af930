import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { literalTexts } from './lib/literal-texts.ts'
import { ROOT } from './lib/paths.mjs'

const FILES = ['packages/react/src', 'packages/ui/src', 'packages/devtools/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !file.startsWith('testing'))
    .map((file) => join(folder, file)),
)

test('files with markup are found', () => {
  expect(FILES.length).toBeGreaterThan(50)
})

test.each(FILES)('no text of %s is hard-coded', (file) => {
  expect(literalTexts(readFileSync(join(ROOT, file), 'utf8'))).toEqual([])
})

test.each([
  ['text', '<p>Connect wallet</p>', 'Connect wallet'],
  ['text of any script', '<p>ربط</p>', 'ربط'],
  ['a text in braces', "<p>{'Connect wallet'}</p>", 'Connect wallet'],
  ['one arm of a choice', "<p>{isOpen ? text.say('x') : 'Closed'}</p>", 'Closed'],
  ['what follows a condition', "<p>{isOpen && 'Open'}</p>", 'Open'],
  ['a template', `<p>{\`\${count} networks\`}</p>`, 'networks'],
  ['a label', '<button aria-label="Close" />', 'Close'],
  ['a label in braces', "<button aria-label={'Close'} />", 'Close'],
  ['a label from a template', `<button aria-label={\`Close \${name}\`} />`, 'Close'],
  ['a title', '<a title="More" />', 'More'],
  ['an alternative', '<img alt="A picture" />', 'A picture'],
  ['a placeholder', '<input placeholder="Search" />', 'Search'],
  ['a label of ours', '<Row label="Ethereum" />', 'Ethereum'],
])('%s is found: %s', (_what, markup, text) => {
  expect(literalTexts(`export const x = (\n${markup}\n)`)).toEqual([{ line: 2, text }])
})

test.each([
  ['a text from the messages', "<p>{text.say('connect.title')}</p>"],
  ['a name', '<bdi>{wallet.name}</bdi>'],
  ['signs', '<p>· … – 24</p>'],
  ['a label from the messages', "<button aria-label={text.say('header.close')} />"],
  ['an empty alternative', '<img alt="" />'],
  ['an attribute without a text', '<p data-part="title" dir="ltr" role="status" />'],
])('%s is none: %s', (_what, markup) => {
  expect(literalTexts(`export const x = ${markup}`)).toEqual([])
})

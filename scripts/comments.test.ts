import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hardComments } from './lib/comments.ts'
import { ROOT } from './lib/paths.mjs'

/** The folders that have code. */
const FOLDERS = ['packages', 'apps', 'scripts', 'bench', 'examples']

const GLOBS = [
  ':(glob)*.ts',
  ...FOLDERS.flatMap((folder) => ['ts', 'tsx', 'mjs'].map((end) => `${folder}/*.${end}`)),
]
const FILES = execFileSync('git', ['ls-files', ...GLOBS], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '')

test('files of all folders are found', () => {
  expect(FOLDERS.filter((folder) => !FILES.some((file) => file.startsWith(folder)))).toEqual([])
})

test('comments have a subject and a verb', () => {
  const found = FILES.flatMap((file) =>
    hardComments(readFileSync(join(ROOT, file), 'utf8')).map(
      ({ line, words, use }) => `${file}:${line}: "${words}" in a comment; use ${use}`,
    ),
  )

  expect(found).toEqual([])
})

test.each([
  ['a docstring', '/** What a wallet says. */', 'What …'],
  ['a docstring of several lines', '/**\n * Of the wallet.\n */', 'Of …'],
  ['a comment', '// Where it is had.', 'Where …'],
  ['a comment behind code', 'const a = 1 // Whose it is.', 'Whose …'],
  ['a comment in a type', 'interface A {\n  // Who asks.\n  a: string\n}', 'Who …'],
  ['a comment in markup', 'const a = <p>{/* Whether it is open. */}</p>', 'Whether …'],
  ['a comment among attributes', 'const a = <p\n// Whom it lets.\nid="a" />', 'Whom …'],
  ['a comment at the end', 'const a = 1\n// What is left.', 'What …'],
  ['a phrase', '// Tells whoever listens.', 'whoever'],
  ['a phrase at the beginning', '/** Somebody reads it. */', 'Somebody'],
  ['a phrase on a later line', '// The wallet asks,\n// and nobody answers.', 'nobody'],
  ['a phrase over two lines', '/**\n * The site is\n * told.\n */', 'is told'],
  ['a phrase over two comments', '// The visitor comes\n// to it.', 'comes to'],
  ['a phrase after a tag', '/** @param a - The call that goes on. */', 'goes on'],
])('%s is found: %j', (_what, source, words) => {
  expect(hardComments(source)).toMatchObject([{ words }])
})

test('the line of a comment and the words to use are given', () => {
  expect(hardComments('const a = 1\n\n/** Begins anew. */\nconst b = 2')).toEqual([
    { line: 3, words: 'anew', use: '"again"' },
  ])
})

test.each([
  ['a subject and a verb', '/** Returns what a wallet says. */'],
  ['a later line of a block comment', '/**\n * Asks the wallet\n * Where it is.\n */'],
  ['a later line of a comment', '// Asks the wallet for\n// What it has.'],
  ['a longer word', '/** Often. Whatever, renewed. */'],
  ['a string', "const a = '// What it is; /* nobody */'"],
  ['a template', `const a = \`\n// What is \${1 /* one */} to whoever reads\n\``],
  ['a text in markup', 'const a = <p>// What nobody knows</p>'],
  ['an expression', String.raw`const a = /\/\/ What somebody/`],
  ['code in a comment', '// Reads the mark `goes on` of a page.'],
  ['a name', 'const nobody = somebody(anew) // Calls it.'],
])('%s is none: %j', (_what, source) => {
  expect(hardComments(source)).toEqual([])
})

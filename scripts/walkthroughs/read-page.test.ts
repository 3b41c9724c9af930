import { expect, test } from 'vitest'
import { applyChanges, readPage } from './read-page.mjs'

const PAGE = `
Install, with a comment:

\`\`\`sh
npm install a b # both

npm run build
\`\`\`

The file has the instance, \`src/a.ts\`:

<!-- examples/a/src/a.ts -->
\`\`\`ts
export const a = 1
\`\`\`

Shown only:

\`\`\`ts
a
\`\`\`

\`src/b.ts\`:

\`\`\`diff
-import b from 'b'
+import a from 'a'
 start()
…
-b()
+a()
\`\`\`
`

test('commands are run, files are written and changed, in the order of the page', () => {
  expect(readPage(PAGE)).toEqual([
    { kind: 'run', command: 'npm install a b' },
    { kind: 'run', command: 'npm run build' },
    { kind: 'write', path: 'src/a.ts', code: 'export const a = 1\n' },
    {
      kind: 'change',
      path: 'src/b.ts',
      changes: [
        { before: "import b from 'b'\nstart()", after: "import a from 'a'\nstart()" },
        { before: 'b()', after: 'a()' },
      ],
    },
  ])
})

test('the places of a diff are found in the file', () => {
  const changes = [
    { before: 'one', after: 'first\nsecond' },
    { before: 'three', after: '' },
  ]

  expect(applyChanges('one\ntwo\nthree\n', changes)).toBe('first\nsecond\ntwo\n\n')
})

test.each([
  ['nowhere', 'on\n'],
  ['twice', 'one\ntwo\none\n'],
])('a place that is there %s is refused', (where, text) => {
  expect(() => applyChanges(text, [{ before: 'one', after: '1' }])).toThrow(where)
})

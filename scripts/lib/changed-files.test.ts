import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedFiles } from './changed-files.mjs'
import { readTestArguments } from './test-arguments.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkey-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('on a branch: what was committed since it left main, and what is not committed yet', () => {
  git('init', '--quiet', '--initial-branch=main')
  commit('first.ts', 'removed.ts', 'edited.ts')
  git('checkout', '--quiet', '-b', 'work')
  commit('committed.ts')
  git('checkout', '--quiet', 'main')
  commit('later-on-main.ts')
  git('checkout', '--quiet', 'work')
  write('edited.ts', 'another text')
  write('with a space.ts')
  rmSync(join(folder, 'removed.ts'))

  expect(changedFiles(undefined, folder)).toEqual({
    files: ['committed.ts', 'edited.ts', 'removed.ts', 'with a space.ts'],
    since: 'main',
  })
  expect(changedFiles('HEAD', folder).files).toEqual(['edited.ts', 'removed.ts', 'with a space.ts'])
})

test('on main: what is not committed, or differs from origin/main where there is one', () => {
  git('init', '--quiet', '--initial-branch=main')
  commit('first.ts')
  const published = git('rev-parse', 'HEAD').trim()
  commit('second.ts')
  write('third.ts')

  expect(changedFiles(undefined, folder)).toEqual({ files: ['third.ts'], since: 'the last commit' })

  git('update-ref', 'refs/remotes/origin/main', published)
  expect(changedFiles(undefined, folder)).toEqual({
    files: ['second.ts', 'third.ts'],
    since: 'origin/main',
  })
})

test('a folder without git and an unknown revision are refused by name', () => {
  expect(() => changedFiles(undefined, folder)).toThrow('no checkout')

  git('init', '--quiet', '--initial-branch=main')
  commit('first.ts')
  expect(() => changedFiles('nowhere', folder)).toThrow('--changed=nowhere: git knows no revision')
})

test.each([
  [[], { isFull: false, isChanged: false, revision: undefined }],
  [['--full'], { isFull: true, isChanged: false, revision: undefined }],
  [['--changed'], { isFull: false, isChanged: true, revision: undefined }],
  [['--changed=HEAD~2'], { isFull: false, isChanged: true, revision: 'HEAD~2' }],
])('the words %j are read', (words, expected) => {
  expect(readTestArguments(words)).toEqual(expected)
})

test.each([
  [['--chnaged'], '--chnaged: npm test knows'],
  [['--changed', 'HEAD~2'], 'HEAD~2: npm test knows'],
  [['--changed='], 'needs a revision'],
  [['--full', '--changed'], 'choose one'],
])('the words %j are refused by name', (words, message) => {
  expect(() => readTestArguments(words)).toThrow(message)
})

function commit(...names: readonly string[]): void {
  for (const name of names) write(name)
  git('add', '--all')
  git('commit', '--quiet', '--message', names.join())
}

function write(name: string, text = name): void {
  writeFileSync(join(folder, name), text)
}

function git(...args: readonly string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  return execFileSync('git', [...who, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

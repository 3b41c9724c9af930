import ts from 'typescript'
import { expect, test } from 'vitest'
import { describeExport } from './describe-export.mjs'

test.each([
  ['a comment', true, '/** Old. */ export const a = 1', '/** New. */ export const a = 1'],
  [
    'a body',
    true,
    'export function a(): number { return 1 }',
    'export function a(): number { return 2 }',
  ],
  [
    'the name of a parameter',
    true,
    'export function a(b: number): void {}',
    'export function a(c: number): void {}',
  ],
  [
    'a default value',
    true,
    'export function a(b: number = 1): void {}',
    'export function a(b: number = 2): void {}',
  ],
  ['a parameter', false, 'export function a(): void {}', 'export function a(b: number): void {}'],
  [
    'what may be left out',
    false,
    'export function a(b: number): void {}',
    'export function a(b?: number): void {}',
  ],
  ['a result', false, 'export function a(): void {}', 'export function a(): string { return "" }'],
  ['an inferred value', false, 'export const a = { b: 1 }', 'export const a = { b: "" }'],
  ['a member', false, 'export interface a { b: 1 }', 'export interface a { b: 1; c?: 2 }'],
  ['a union', false, 'export type a = 1 | 2', 'export type a = 1 | 2 | 3'],
  ['a class', false, 'export class a { b = 1 }', 'export class a { b = "" }'],
  ['a private member', true, 'export class a { #b = 1 }', 'export class a { #b = "" }'],
  ['a constructor', false, 'export class a {}', 'export class a { constructor(b: 1) {} }'],
  [
    'a type that a class names',
    true,
    'type B = 1; export class a { b: B }',
    'type B = 2; export class a { b: B }',
  ],
])('where %s differs, the declaration is the same: %s', (_what, isSame, before, after) => {
  expect(described(before).code === described(after).code).toBe(isSame)
})

test('members are told by name', () => {
  expect(Object.keys(described('export interface a { b: 1; c(): void }').members)).toEqual([
    'b',
    'c',
  ])
  expect(Object.keys(described('export type a = { b: 1 }').members)).toEqual(['b'])
  expect(Object.keys(described('export const a = { b: 1 }').members)).toEqual(['b'])
})

/** The export `a` of a module that imports nothing. */
function described(code: string) {
  const file = ts.createSourceFile('/a.ts', code, ts.ScriptTarget.ES2022, true)
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => (name === '/a.ts' ? file : undefined),
  }
  const checker = ts.createProgram(['/a.ts'], { noLib: true }, host).getTypeChecker()
  const entry = checker.getSymbolAtLocation(file)
  const [symbol] = entry ? checker.getExportsOfModule(entry) : []
  if (symbol === undefined) throw new Error('nothing is exported')
  return describeExport(checker, symbol)
}

import type { Framework } from '@latchkey/core'
import { expect, test } from 'vitest'
import { frameworkOf } from './framework-of.ts'

const WITHOUT = { get: () => undefined }
/** The registry of a page with our elements, and with those of others. */
const WITH = { get: (name: string) => (name === 'latchkey-modal' ? HTMLElementClass : undefined) }
const OTHERS = { get: (name: string) => (name === 'w3m-modal' ? HTMLElementClass : undefined) }

const HTMLElementClass = class {} as unknown as typeof HTMLElement

test.each<[string, Framework | undefined, Pick<CustomElementRegistry, 'get'>, Framework]>([
  ['React', undefined, WITHOUT, 'react'],
  ['React beside elements of others', undefined, OTHERS, 'react'],
  ['our elements', undefined, WITH, 'html'],
  ['Vue', 'vue', WITHOUT, 'vue'],
  ['Vue with our elements', 'vue', WITH, 'vue'],
  ['Svelte', 'svelte', WITHOUT, 'svelte'],
  ['a page without a build step, which has our elements', 'cdn', WITH, 'cdn'],
])('%s', (_name, given, elements, expected) => {
  expect(frameworkOf(given, elements)).toBe(expected)
})

import type { Core } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot } from '../../testing/a-snapshot.ts'
import type { MarkedPage } from './back-mark.ts'
import { followBack } from './follow-back.ts'

const CHROME = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0.0.0 Mobile Safari/537.36'

/** Follows back in a page whose modal is open. @returns What was asked of the browser. */
function follow(userAgent: string, globals: object = {}): readonly string[] {
  const calls: string[] = []
  class CloseWatcher {
    onclose = null
    constructor() {
      calls.push('watch')
    }
    destroy(): void {}
  }
  class History {
    pushState(): void {
      calls.push('push')
    }
  }
  const page = {
    CloseWatcher,
    History,
    history: new History(),
    location: { href: '' },
    navigator: { userAgent },
    addEventListener() {},
    document: { addEventListener() {} },
    clearTimeout() {},
    ...globals,
  }
  const snapshot = aSnapshot()
  const core = { snapshot: () => ({ ...snapshot, modal: { ...snapshot.modal, isOpen: true } }) }
  // A page and a core with nothing but what is read.
  const marked = { page, mark: 'm' } as unknown as MarkedPage
  followBack(core as unknown as Core, marked).sync()
  return calls
}

test.each([
  ['a browser with close watchers', CHROME, {}, 'watch'],
  ['one without', CHROME, { CloseWatcher: undefined }, 'push'],
  ['a web view', CHROME.replace('Pixel 9', 'Pixel 9; wv'), {}, 'push'],
  ['a wallet’s app that hides it', CHROME, { ethereum: {} }, 'push'],
  ['a wallet’s app for Solana', CHROME, { solana: {} }, 'push'],
])('in %s', (_where, userAgent, globals, expected) => {
  expect(follow(userAgent, globals)).toEqual([expected])
})

test('a page that the visitor has not touched has no entry more: browsers would skip the page', () => {
  const navigator = { userAgent: CHROME, userActivation: { hasBeenActive: false } }

  expect(follow(CHROME, { CloseWatcher: undefined, navigator })).toEqual([])
})

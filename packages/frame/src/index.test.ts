import { createFakeStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { frameAuth } from './frame-auth.ts'
import { aHost } from './testing/a-host.ts'

test('the package exports one name', async () => {
  expect(Object.keys(await import('./index.ts'))).toEqual(['frameAuth'])
})

test('on a server it can be created and loaded without a page', async () => {
  const touched: string[] = []
  const traps = ['window', 'document', 'localStorage', 'location', 'self', 'top', 'parent']
  for (const name of traps) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        touched.push(name)
        return undefined
      },
    })
  }
  const host = aHost()

  const port = await frameAuth().load(host)
  const undo = port.watch(() => undefined)
  const isIn = await port.isConnected(new AbortController().signal)
  undo()
  port.stop()
  await import('./site/index.ts')

  expect(isIn).toBe(false)
  expect(touched).toEqual([])
  expect(host.clock.pending).toBe(0)
  for (const name of traps) Reflect.deleteProperty(globalThis, name)
})

test('the networks of the secure site are those that the website names, if it names any', () => {
  expect(frameAuth({ networkIds: ['eip155:1284'] }).networkIds).toEqual(['eip155:1284'])
  expect(frameAuth().networkIds).toBeUndefined()
})

test('a login is remembered by one key, and two pages share nothing', () => {
  const read: string[] = []
  const storage = createFakeStorage({ '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true' })
  const spied = {
    ...storage,
    get(key: string) {
      read.push(key)
      return storage.get(key)
    },
  }

  expect(frameAuth().hasStoredLogin(spied)).toBe(true)
  expect(frameAuth().hasStoredLogin(createFakeStorage())).toBe(false)
  expect(read).toEqual(['@appkit-wallet/EMAIL_LOGIN_USED_KEY'])
})

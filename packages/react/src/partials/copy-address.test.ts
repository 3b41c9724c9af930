import { expect, test } from 'vitest'
import { ADDRESS, recordActions } from '../testing/a-snapshot.ts'
import { copyAddress } from './copy-address.ts'

test('an address is copied in full', async () => {
  const { actions, calls } = recordActions({ copy: () => Promise.resolve() })

  expect(await copyAddress(ADDRESS, actions)).toBe(true)
  expect(calls).toEqual([`copy ${ADDRESS}`])
})

test('a copy that the browser refuses shows a notice', async () => {
  const { actions, calls } = recordActions({ copy: () => Promise.reject(new Error('denied')) })

  expect(await copyAddress(ADDRESS, actions)).toBe(false)
  expect(calls[1]).toBe('notices.show {"tone":"error","message":"notice.copyFailed"}')
})

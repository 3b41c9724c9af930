import { aChain } from '@latchkey/core/testing'
import { test } from 'vitest'
import { createLatchkey } from '../create-latchkey.ts'

const networks = [aChain()] as const

test('a site replaces texts by keys that there are, with one text each', () => {
  createLatchkey({ networks, strings: { 'connect.title': 'Log in', 'networks.found': '{count}' } })
  createLatchkey({ networks, strings: { 'failure.http.network': 'Are you online?' } })
  // @ts-expect-error: there is no such key
  createLatchkey({ networks, strings: { 'conect.title': 'Log in' } })
  // @ts-expect-error: a text has no plural forms
  createLatchkey({ networks, strings: { 'networks.found': { one: 'One', other: '{count}' } } })
  // @ts-expect-error: what is not chosen is left out
  createLatchkey({ networks, strings: { 'connect.title': undefined } })
})

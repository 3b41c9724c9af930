import type { Namespace } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'
import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import type { MessageEntry } from './entries.ts'
import { followProviders } from './follow-providers.ts'

/** A provider of EIP-1193 that answers by the method. */
function aProvider() {
  const listeners = new Map<string, () => void>()
  return {
    listeners,
    request({ method }: { readonly method: string; readonly params?: unknown }) {
      if (method === 'throws') throw Object.assign(new Error('secret'), { code: -32_603 })
      if (method === 'refuses') {
        return Promise.reject(Object.assign(new Error('secret'), { code: 4001 }))
      }
      return Promise.resolve(this === undefined ? 'lost' : ['secret'])
    },
    on: (event: string, listener: () => void) => void listeners.set(event, listener),
    removeListener: (event: string) => void listeners.delete(event),
  }
}

function follow(providers: Partial<Record<Namespace, object>>) {
  let nowMs = 0
  const log = createLog<MessageEntry>(() => {})
  const latchkey = {
    // The objects of the test stand for the providers of adapters.
    getProvider: ((namespace: Namespace) => providers[namespace]) as Latchkey['getProvider'],
    watch: () => () => {},
  }
  const stop = followProviders({ latchkey, nowMs: () => (nowMs += 5), log })
  return { log, stop }
}

test('requests are noted by method, duration and outcome, and nothing that they carry', async () => {
  const provider = aProvider()
  const { log } = follow({ eip155: provider })

  expect(await provider.request({ method: 'personal_sign', params: ['secret'] })).toEqual([
    'secret',
  ])
  await expect(provider.request({ method: 'refuses' })).rejects.toMatchObject({ code: 4001 })
  expect(() => provider.request({ method: 'throws' })).toThrow('secret')
  await Promise.resolve()

  expect(
    log.entries().map(({ type, outcome, code, durationMs }) => [type, outcome, code, durationMs]),
  ).toEqual([
    ['personal_sign', 'answered', undefined, 5],
    ['refuses', 'failed', 4001, 5],
    ['throws', 'failed', -32_603, 5],
  ])
  expect(JSON.stringify(log.entries())).not.toContain('secret')
})

test('a method that has no plain name is noted as a request', async () => {
  const provider = aProvider()
  const { log } = follow({ eip155: provider })

  await provider.request({ method: 'a secret, by mistake' })

  expect(log.entries()[0]?.type).toBe('request')
})

test('methods of other namespaces are noted by their names, events of EIP-1193 by theirs', async () => {
  const evm = aProvider()
  const solana = { signMessage: async () => 'secret', publicKey: 'key' }
  const { log } = follow({ eip155: evm, solana })

  await solana.signMessage()
  evm.listeners.get('accountsChanged')?.()

  expect(log.entries().map(({ namespace, channel, type }) => [namespace, channel, type])).toEqual([
    ['solana', 'provider', 'signMessage'],
    ['eip155', 'wallet event', 'accountsChanged'],
  ])
})

test('the providers are as they were after the end, but for what others have replaced', () => {
  const provider = aProvider()
  const other = aProvider()
  const { request } = provider
  const { stop } = follow({ eip155: provider, solana: other })
  const ofOthers = async () => 'theirs'
  other.request = ofOthers as typeof other.request

  stop()

  expect(provider.request).toBe(request)
  expect(other.request).toBe(ofOthers)
  expect(provider.listeners.size).toBe(0)
})

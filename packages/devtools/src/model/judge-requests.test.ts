import type { RequestedHost } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import type { RequestEntry } from '../record/entries.ts'
import { countHosts, judgeRequests, type Verdict } from './judge-requests.ts'

const HOSTS: readonly RequestedHost[] = [
  { origin: 'https://api.example', kind: 'connect', reason: 'Names', when: 'Always' },
  { origin: 'https://pictures.example', kind: 'image', reason: 'Pictures', when: 'Always' },
  { origin: 'wss://relay.example', kind: 'websocket', reason: 'Relay', when: 'Pairing' },
  { origin: 'https:', kind: 'image', reason: 'Pictures of wallets', when: 'Listed' },
]

function aRequest(origin: string, initiator: string): RequestEntry {
  return { origin, initiator, path: '/', atMs: 1, durationMs: 2, status: 200 }
}

test.each<[string, string, Verdict]>([
  ['https://api.example', 'fetch', 'listed'],
  ['https://api.example', 'xmlhttprequest', 'listed'],
  ['https://api.example', 'iframe', 'other kind'],
  ['https://api.example', 'img', 'listed'],
  ['https://pictures.example', 'img', 'listed'],
  ['https://pictures.example', 'fetch', 'other kind'],
  ['https://else.example', 'img', 'listed'],
  ['https://else.example', 'fetch', 'not listed'],
  ['http://else.example', 'img', 'not listed'],
  ['https://api.example.evil.example', 'fetch', 'not listed'],
  ['https://else.example', 'script', 'not listed'],
])('%s by %s is %s', (origin, initiator, verdict) => {
  expect(judgeRequests([aRequest(origin, initiator)], HOSTS)[0]?.verdict).toBe(verdict)
})

test('the newest request is the first, whichever ended first', () => {
  const requests = [3, 9, 1].map((atMs) => ({ ...aRequest('https://api.example', 'fetch'), atMs }))

  expect(judgeRequests(requests, HOSTS).map(({ request }) => request.atMs)).toEqual([9, 3, 1])
})

test('hosts are counted by their kind; what the browser does not report has no number', () => {
  const requests = [
    aRequest('https://api.example', 'fetch'),
    aRequest('https://api.example', 'fetch'),
    aRequest('https://pictures.example', 'fetch'),
  ]

  const counted = countHosts(judgeRequests(requests, HOSTS), HOSTS)

  expect(counted.map(({ host, times }) => [host.origin, times])).toEqual([
    ['https://api.example', 2],
    ['https://pictures.example', 0],
    ['wss://relay.example', undefined],
    ['https:', 0],
  ])
})

import { aChain } from '@latchkey/core/testing'
import { createLatchkey } from '@latchkey/react'
import { expect, test } from 'vitest'
import { createLog } from '../record/create-log.ts'
import type { Recorder } from '../record/create-recorder.ts'
import type { EventEntry, Mark, MessageEntry, RequestEntry } from '../record/entries.ts'
import { buildReport } from './build-report.ts'
import { writeMarkdown } from './write-markdown.ts'

const PROJECT_ID = 'b56e18d47c72ab683b10814fe9495694'
const SIGNATURE = `0x${'a1b2'.repeat(32)}`

function aRecorder(): Recorder {
  const nothing = (): void => {}
  const recorder = {
    events: createLog<EventEntry>(nothing),
    requests: createLog<RequestEntry>(nothing),
    messages: createLog<MessageEntry>(nothing),
    marks: createLog<Mark>(nothing),
    stored: () => [
      { key: '@appkit/connected_namespaces', characters: 6, changedAtMs: 1_000 },
      { key: `@appkit/${PROJECT_ID}`, characters: 9, changedAtMs: undefined },
    ],
    nowMs: () => 5_000,
    version: () => 1,
    subscribe: () => nothing,
    touch: nothing,
    stop: nothing,
  }
  // As if an adapter, a wallet or a server had put secrets where none belong.
  const properties = { name: `Wallet ${SIGNATURE}`, method: 'ada@lovelace.example', uri: 'wc:x' }
  recorder.events.add({ atMs: 2_000, event: 'CONNECT_SUCCESS', properties })
  recorder.marks.add({ mark: 'requested', atMs: 1_000, wallet: PROJECT_ID })
  recorder.marks.add({ mark: 'answered', atMs: 2_000, wallet: 'Fjord' })
  recorder.messages.add({ atMs: 3_000, channel: 'provider', type: SIGNATURE, code: PROJECT_ID })
  return recorder
}

function report(recorder: Recorder): unknown {
  const latchkey = createLatchkey({ networks: [aChain()], projectId: PROJECT_ID })
  const request: RequestEntry = {
    atMs: 1,
    durationMs: 20.4,
    initiator: 'fetch',
    status: 200,
    origin: 'https://api.example',
    path: `/v1/${PROJECT_ID}`,
  }
  const judged = [{ request, verdict: 'not listed', reason: undefined } as const]
  const place = { originMs: Date.UTC(2026, 10, 26), origin: 'https://site.example' }
  return buildReport({ latchkey, recorder, judged, addresses: 'short', ...place })
}

test('a report says what happened', () => {
  expect(report(aRecorder())).toMatchObject({
    report: { at: '2026-11-26T00:00:05.000Z', origin: 'https://site.example' },
    state: { active: { namespace: 'eip155', network: 'eip155:1' } },
    storage: [{ key: '@appkit/connected_namespaces', characters: 6, ageSeconds: 4 }, {}],
    timeline: [{ wallet: 'Fjord', outcome: 'connected', steps: [{ mark: 'requested' }, {}] }],
    events: [{ event: 'CONNECT_SUCCESS', properties: { leftOut: 1 } }],
    requests: [{ origin: 'https://api.example', path: '[…]', verdict: 'not listed' }],
  })
})

test('no secret is in it, in either form', () => {
  const made = report(aRecorder())

  for (const text of [JSON.stringify(made), writeMarkdown(made)]) {
    for (const secret of [PROJECT_ID, SIGNATURE, 'lovelace', 'wc:x']) {
      expect(text).not.toContain(secret)
    }
  }
})

test('Markdown has a table where rows are alike, and no cell can break out of it', () => {
  const rows = [
    { name: 'a|b', at: 1 },
    { name: '<b>\n*x*', properties: { connected: true } },
  ]

  expect(
    writeMarkdown({ state: { modal: { open: true } }, events: rows, wallets: [] }),
  ).toBe(`## state

- modal.open: true

## events

| name | at | properties |
| --- | --- | --- |
| a\\|b | 1 |  |
| \\<b\\> \\*x\\* |  | {"connected":true} |

## wallets

–
`)
})

/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { readFault } from './fault.ts'

test.each([
  { kind: 'slow', ms: 20 },
  { kind: 'status', status: 503, times: 2 },
  { kind: 'garbage' },
  { kind: 'garbage', shape: 'wrong' },
  { kind: 'silence' },
  { kind: 'reset', methods: ['eth_call'] },
  { kind: 'half-body' },
])('%j is a fault', (fault) => {
  expect(readFault(fault)).toBe(fault)
})

test.each([
  [null, 'A fault is an object'],
  ['slow', 'A fault is an object'],
  [{}, 'Known kinds'],
  [{ kind: 'explode' }, 'Known kinds'],
  [{ kind: 'slow' }, 'needs `ms`'],
  [{ kind: 'slow', ms: -1 }, 'needs `ms`'],
  [{ kind: 'status', status: 99 }, 'from 200 to 599'],
  [{ kind: 'status', status: '500' }, 'from 200 to 599'],
  [{ kind: 'garbage', shape: 'odd' }, '`not-json` and `wrong`'],
  [{ kind: 'reset', times: 0 }, '`times`'],
  [{ kind: 'reset', methods: 'eth_call' }, '`methods`'],
])('%j is refused with a reason', (value, reason) => {
  expect(readFault(value)).toContain(reason)
})

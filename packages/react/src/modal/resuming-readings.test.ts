import { aChain } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { initialReadings, reconnectingReadings } from '../instance/initial-readings.ts'
import { resumingReadings } from './resuming-readings.ts'

const ACCOUNT = 'eip155:8453:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const options = { networks: [aChain(), aChain({ id: 8453, name: 'Base' })] } as const

test('the modal has the last word as soon as sessions are resumed', () => {
  const initial = initialReadings(options)
  const before = initialReadings(options, [ACCOUNT])
  const modal = (initialized: boolean) => ({
    ...reconnectingReadings(initial, 'eip155,solana'),
    state: () => ({ ...initial.state(), initialized }),
  })

  const resuming = resumingReadings(modal(false), () => before)

  expect(resuming.account('eip155')).toBe(before.account('eip155'))
  expect(resuming.account()).toBe(before.account('eip155'))
  expect(resuming.account('solana').isConnected).toBe(false)
  expect(resuming.account('bip122').status).toBe('disconnected')
  expect(resumingReadings(modal(true), () => before).account('eip155').isConnected).toBe(false)
})

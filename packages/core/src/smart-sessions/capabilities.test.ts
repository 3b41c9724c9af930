import { expect, test } from 'vitest'
import { requireSupport } from './capabilities.ts'

const permissions = [{ type: 'contract-call', data: {} }]
const able = { supported: true, permissionTypes: ['contract-call'], signerTypes: ['keys'] }

test('a wallet that says it can is asked', () => {
  expect(() => requireSupport({ permissions: able }, permissions)).not.toThrow()
})

test.each<[Readonly<Record<string, unknown>>, string]>([
  [{}, 'permissions'],
  [{ permissions: null }, 'permissions'],
  [{ permissions: { ...able, supported: 'yes' } }, 'permissions'],
  [{ permissions: { ...able, signerTypes: ['account'] } }, 'signer'],
  [{ permissions: { ...able, signerTypes: undefined } }, 'signer'],
  [{ permissions: { ...able, permissionTypes: ['other'] } }, 'contract-call'],
])('%j does not grant %s', (capabilities, what) => {
  expect(() => requireSupport(capabilities, permissions)).toThrow(
    expect.objectContaining({ code: 'permissions.unsupported', context: { what } }),
  )
})

import { expect, test } from 'vitest'
import { isUnsupportedChainDue } from './unsupported.ts'

/** Every combination; only one of the sixteen is due. */
test.each<[isSupported: number, canSwitch: number, allows: number, basic: number, due: boolean]>([
  [0, 0, 0, 0, false],
  [0, 0, 0, 1, false],
  [0, 0, 1, 0, false],
  [0, 0, 1, 1, false],
  [0, 1, 0, 0, true],
  [0, 1, 0, 1, false],
  [0, 1, 1, 0, false],
  [0, 1, 1, 1, false],
  [1, 0, 0, 0, false],
  [1, 0, 0, 1, false],
  [1, 0, 1, 0, false],
  [1, 0, 1, 1, false],
  [1, 1, 0, 0, false],
  [1, 1, 0, 1, false],
  [1, 1, 1, 0, false],
  [1, 1, 1, 1, false],
])('supported %i, can switch %i, allows unsupported %i, basic session %i', (...row) => {
  const [isSupported, canSwitch, allows, basic, due] = row

  expect(
    isUnsupportedChainDue({
      isSupported: isSupported === 1,
      canSwitchNetwork: canSwitch === 1,
      allowUnsupportedChain: allows === 1,
      hasBasicWalletConnect: basic === 1,
    }),
  ).toBe(due)
})

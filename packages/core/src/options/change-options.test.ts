import { expect, test } from 'vitest'
import { createTestCore } from '../testing/create-test-core.ts'

test('options are changed together, and what is not named stays', async () => {
  const { core } = createTestCore({ features: { swaps: false } })
  await core.start()

  await core.actions.options.updateOptions({
    themeMode: 'light',
    features: { socials: false },
    allWallets: 'HIDE',
    enableNetworkSwitch: false,
    termsConditionsUrl: 'https://salt.example/terms',
  })

  expect(core.snapshot().options).toMatchObject({
    themeMode: 'light',
    features: { swaps: false, socials: false, email: true },
    allWallets: 'HIDE',
    canSwitchNetwork: false,
    showsWalletGuide: true,
    termsConditionsUrl: 'https://salt.example/terms',
  })
  await core.actions.options.updateOptions({ termsConditionsUrl: undefined })
  expect(core.snapshot().options.termsConditionsUrl).toBeUndefined()
})

test('a wrong option, and one that is for the beginning alone, are refused by name', async () => {
  const { core } = createTestCore()
  await core.start()
  const { updateOptions } = core.actions.options

  await expect(updateOptions({ themeMode: 'blue' as 'dark' })).rejects.toThrow(/themeMode/)
  // @ts-expect-error: networks are changed by `addNetwork`
  await expect(updateOptions({ networks: [] })).rejects.toThrow("networks: can't be changed later")
  expect(core.snapshot().options.themeMode).toBe('dark')
})

test('features are changed by a shorter call, with the same checks', async () => {
  const { core } = createTestCore({ features: { swaps: false } })
  await core.start()
  const { socials } = core.snapshot().options.features

  await core.actions.options.updateFeatures({ onramp: false, socials: undefined })

  expect(core.snapshot().options.features).toMatchObject({ swaps: false, onramp: false, socials })
  const wrong: object = { socials: 'google' }
  await expect(core.actions.options.updateFeatures(wrong)).rejects.toMatchObject({
    code: 'options.invalid',
  })
})

/** @full Checks every view and part in all variants; `npm test` checks each in one. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { atRest } from '../testing/at-rest.ts'
import type { DrawnModal } from '../testing/draw-modal.ts'
import { LOGIN_SCENES } from '../testing/login-scenes.ts'
import { longestTexts } from '../testing/longest-texts.ts'
import { playScene } from '../testing/play-scene.ts'
import { SCENES } from '../testing/scenes.ts'
import { textFaults } from '../testing/text-faults.ts'
import { until } from '../testing/until.ts'

const ALL = { ...SCENES, ...LOGIN_SCENES }

/** The views with the most texts beside others; one view of each kind. */
const VIEWS = [
  'Connect, logins and terms to accept',
  'GetWallet',
  'ConnectingExternal, declined',
  'AccountSettings, with an upgrade',
  'WalletSend, filled in',
  'SwapPreview, approval',
  'WalletReceive',
  'SIWXSignMessage',
  'OnRampProviders, reading, with an order',
  'SmartSessionList, one open',
] as const satisfies readonly (keyof typeof ALL)[]

let drawn: DrawnModal | undefined

beforeEach(() => page.viewport(360, 740))

afterEach(async () => {
  drawn?.modal.destroy()
  document.body.replaceChildren()
  await page.viewport(1280, 720)
})

test.each(VIEWS)('%s holds the longest text of each place in 360 px', async (name) => {
  const scene = ALL[name]
  if (scene === undefined) throw new Error(`There is no scene ${name}.`)
  const strings: Record<string, string> = {}
  drawn = await playScene(scene, { themeMode: 'light', locale: 'en', strings })
  for (const { key, text } of await longestTexts()) strings[key] = text
  const { dialog, modal } = drawn
  await modal.setLocale('de')
  await until(() => dialog.closest('[lang]')?.getAttribute('lang') === 'de')
  await atRest(dialog)

  expect(textFaults(dialog)).toEqual([])
})

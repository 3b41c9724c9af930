/** @full Checks every view and part in all variants; `npm test` checks each in one. */

import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { CHAIN_SCENES } from '../testing/chain-scenes.ts'
import type { DrawnModal } from '../testing/draw-modal.ts'
import { LOGIN_SCENES } from '../testing/login-scenes.ts'
import { playScene, type Seat } from '../testing/play-scene.ts'
import { SCENES } from '../testing/scenes.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  document.body.replaceChildren()
})

/** Each scene is played once so, for everything that depends on it. */
const SEAT: Seat = { themeMode: 'dark', locale: 'ar' }

const CASES = Object.entries({ ...SCENES, ...LOGIN_SCENES, ...CHAIN_SCENES }).map(
  ([name, scene]) => ({ name, scene }),
)

/** Parts of a view that are the same in every language. */
const NAMES =
  /[\w-]*\.reown\.id|Fjord|Fathom|Satchel|Savings|Solana|Bitcoin|\w{4}…\w{4}|\w{30,}|127\.0\.0\.1:4401\/dashboard|Ethereum|Base|Arbitrum|Plum|Saltmarket|ETH|0x\w+\u2060?…\u2060?\w+|apps\.example|56|Google|Apple|Facebook|Discord|GitHub|Farcaster|\bX\b|Mira|[\w.]*@?salt\w+\.example|mira\.lin(?:dqvist)?|BNB Smart Chain|USD Coin|USDC|\bUSD\b|\bEUR\b|Quay|Millrace|Brightside|Tollhouse|Wrapped Bitcoin|WBTC|Tidewater Governance|Tidewater|Kelpforest Radio|Low Water|\bbuy\b|\bcancel\b|dance|Lodestar|Copperfield|saltmarket\.example|TIDE|Tide of the long and winding river|LINK|Chainlink|DAI|Dai|PASS|Ether(?=ETH|\d|\b)/g

test.each(CASES)(
  '$name in dark and in Arabic passes axe, and says nothing in English',
  async ({ scene }) => {
    drawn = await playScene(scene, SEAT)

    const { violations } = await axe.run(drawn.host, { resultTypes: ['violations'] })

    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expectNoEnglish(drawn)
  },
)

/** The first scene of each view is in `a11y.test.tsx`, too. */
test.each(CASES)('$name in light and en passes axe', async ({ scene }) => {
  drawn = await playScene(scene, { themeMode: 'light', locale: 'en' })

  const { violations } = await axe.run(drawn.host, { resultTypes: ['violations'] })

  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

function expectNoEnglish({ dialog, words }: DrawnModal): void {
  const labels = [...dialog.querySelectorAll('[aria-label]')].map((each) =>
    each.getAttribute('aria-label'),
  )
  // Texts of a website are shown as they are.
  const foreign = [...dialog.querySelectorAll('[translate=no]')]
  const own = foreign.reduce(
    (text, { textContent }) => text.replace(textContent ?? '', ''),
    words(),
  )
  expect(own.replace(NAMES, '')).not.toMatch(/[a-z]{2}/i)
  expect(labels.join(' ').replace(NAMES, '')).not.toMatch(/[a-z]{2}/i)
  expect(dialog.getAttribute('aria-label')).toMatch(/\S/)
}

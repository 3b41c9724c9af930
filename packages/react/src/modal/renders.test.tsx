import type { Core } from '@latchkey/core'
import { createTestCore } from '@latchkey/core/testing'
import { createStage } from '@latchkey/ui'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { createTexts } from '../messages/create-texts.ts'
import type { Wording } from '../messages/create-wording.ts'
import { ADDRESS } from '../testing/a-snapshot.ts'
import { until } from '../testing/until.ts'
import { createViewLoader } from '../views/view-loader.ts'
import { App } from './app.tsx'
import { createColorTools } from './create-color-tools.ts'

let root: Root | undefined
let core: Core | undefined

afterEach(() => {
  root?.unmount()
  core?.stop()
  document.body.replaceChildren()
})

/**
 * Every part of the modal reads its texts in each render, so the texts show what was rendered. Titles
 * are left out: they are selected from each state, and rendered when they changed.
 */
function recordTexts(text: Wording, said: string[]): Wording {
  return {
    ...text,
    get(key, ...values) {
      if (!key.endsWith('.title')) said.push(key)
      return text.get(key, ...values)
    },
    parts(key) {
      said.push(key)
      return text.parts(key)
    },
  }
}

async function drawRecorded() {
  const made = createTestCore()
  core = made.core
  const said: string[] = []
  const texts = await createTexts({ locale: 'en', isExplicit: true }, {})
  const recorded = recordTexts(texts.current(), said)
  const colorTools = await createColorTools(core)
  const stage = createStage(document.body.appendChild(document.createElement('latchkey-root')))
  root = createRoot(stage.shadow)
  root.render(
    <App
      core={core}
      colorTools={colorTools}
      stage={stage}
      texts={{ ...texts, current: () => recorded }}
      views={createViewLoader(texts, core.account)}
      nonce={undefined}
      onDrawn={() => {}}
    />,
  )
  await core.start()
  const dialog = await until(() => stage.shadow.querySelector('dialog'))
  const find = (id: string): HTMLElement | null => dialog.querySelector(`[data-testid="${id}"]`)
  return { ...made, dialog, find, said }
}

type Drawn = Awaited<ReturnType<typeof drawRecorded>>

/** Connects, and opens Account with an expired balance of 1 ETH. */
async function openAccount({ core, adapter, clock, dialog, find }: Drawn): Promise<void> {
  adapter.nativeBalances.set(ADDRESS, 1_000_000_000_000_000_000n)
  core.actions.connect.local('eip155', 'io.fjord')
  await until(() => core.snapshot().accounts.eip155?.status === 'connected')
  core.actions.open()
  await until(() => dialog.dataset['view'] === 'Account' && dialog.open)
  await until(() => find('account-total')?.textContent === '1.000 ETH')
  await clock.advance(31_000)
  // The account has no name, which is known only now.
  await until(() => Object.keys(core.snapshot().identities).length > 0)
  await afterFrames()
}

/** Makes the balance 2 ETH, and reads it again. */
async function changeBalance({ core, adapter, clock }: Drawn): Promise<void> {
  adapter.nativeBalances.set(ADDRESS, 2_000_000_000_000_000_000n)
  // The known balance is older than 30 seconds, whatever the list of tokens has read.
  await clock.advance(31_000)
  core.actions.balances.refresh()
  await until(() =>
    Object.values(core.snapshot().balances).some(
      (balance) => balance?.status === 'ready' && balance.amountText === '2',
    ),
  )
}

test('with a new balance only the total and the list of tokens are rendered', async () => {
  const drawn = await drawRecorded()
  await openAccount(drawn)
  drawn.said.length = 0

  await changeBalance(drawn)
  await until(() => drawn.find('account-total')?.textContent === '2.000 ETH')

  expect(drawn.said.filter((key) => !/^(?:tokens|account\.total)\./.test(key))).toEqual([])
})

test('with a new balance nothing of a view without balances is rendered', async () => {
  const drawn = await drawRecorded()
  await openAccount(drawn)
  drawn.core.actions.router.push('Networks', {})
  await until(() => drawn.find('networks-search'))
  await drawn.settle()
  drawn.said.length = 0

  await changeBalance(drawn)
  await afterFrames()

  expect(drawn.said).toEqual([])
})

test('a press only shows the list: it was rendered while the dialog was closed', async () => {
  const { core, dialog, find, said } = await drawRecorded()
  await until(() => find('wallet-io.fjord'))
  await afterFrames()
  said.length = 0

  core.actions.open()
  await until(() => dialog.open)
  await afterFrames()

  expect(find('wallet-io.fjord')?.checkVisibility()).toBe(true)
  expect(said).toEqual([])
})

/** Waits until React has rendered what changed. */
async function afterFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

import type { RouteName, Routes } from '@latchkey/core'
import { createTestCore } from '@latchkey/core/testing'
import { createStage } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTexts } from '../messages/create-texts.ts'
import { until } from '../testing/until.ts'
import { FIRST_VIEWS } from '../views/first-views.ts'
import { LAZY_VIEWS } from '../views/registry.ts'
import {
  type AnyView,
  createViewLoader,
  type ViewSources,
  type ViewTable,
} from '../views/view-loader.ts'
import { App } from './app.tsx'
import { createColorTools } from './create-color-tools.ts'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/** One boundary is around every view: the first one, lazy ones, and one with parameters stand for all. */
const THROWING = [
  ['the view', 'Connect', {}],
  ['the view', 'ConnectingExternal', { namespace: 'eip155', walletId: 'io.fjord' }],
  ['the title', 'Account', {}],
  ['what stands in place of the title', 'WalletSend', {}],
] as const satisfies readonly (readonly [keyof typeof BROKEN, RouteName, Routes[RouteName]])[]

/** Views that throw in one of their parts. */
const BROKEN = {
  'the view': { View: Broken, title },
  'the title': { View: EveryView, title: Broken },
  'what stands in place of the title': { View: EveryView, title, start: Broken },
}

type Changes = Partial<Record<RouteName, AnyView>>

async function draw(changes: Changes, lazy: ViewTable = {}) {
  const { core } = createTestCore()
  const texts = await createTexts({ locale: 'en', isExplicit: true }, {})
  const host = document.body.appendChild(document.createElement('latchkey-root'))
  const stage = createStage(host)
  const colorTools = await createColorTools(core)
  root = createRoot(stage.shadow)
  const views = createViewLoader(texts, core.account, {
    // A lookup by name forgets which parameters a view takes.
    first: { ...FIRST_VIEWS, ...changes } as ViewSources['first'],
    registry: { load: async () => ({ ...LAZY_VIEWS, ...lazy }) as ViewTable },
  })
  root.render(
    <App
      onDrawn={() => {}}
      core={core}
      texts={texts}
      colorTools={colorTools}
      stage={stage}
      views={views}
      nonce={undefined}
    />,
  )
  const dialog = await until(() => stage.shadow.querySelector('dialog'))
  const find = (id: string): HTMLElement | null => dialog.querySelector(`[data-testid="${id}"]`)
  return { core, dialog, find }
}

function EveryView(): ReactElement {
  return <p>Here it is</p>
}

function title(): string {
  return 'A view'
}

/** A view that is easily known. */
const WHOLE = { view: { View: EveryView, title } }

function Broken(): never {
  throw new Error('This view is broken')
}

test.each(THROWING)(
  'a throw in %s of %s is caught, there is a way out, and the page lives on',
  async (part, name, params) => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const loose: unknown[] = []
    const note = ({ reason }: PromiseRejectionEvent): unknown => loose.push(reason)
    window.addEventListener('unhandledrejection', note)
    const page = document.body.appendChild(document.createElement('button'))
    const clicks: Event[] = []
    page.addEventListener('click', (event) => clicks.push(event))
    const { core, dialog, find } = await draw({ [name]: BROKEN[part] })
    core.actions.open()
    if (name !== 'Connect') core.actions.router.push(name, params)
    const scene = await until(() => find('error-scene'))
    await until(() => dialog.open)

    expect(scene.getAttribute('role')).toBe('alert')
    expect(scene.querySelector('h3')?.textContent).toBe('Something went wrong')
    expect(find('error-restart')).not.toBeNull()
    expect(reported).toHaveBeenCalled()
    const close = await until(() => find('header-close'))
    await userEvent.click(close)
    await until(() => !dialog.open)
    await userEvent.click(page)

    expect(clicks).toHaveLength(1)
    expect(document.body.contains(page)).toBe(true)
    expect(loose).toEqual([])
    window.removeEventListener('unhandledrejection', note)
  },
)

test('after an error the visitor can start again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { core, dialog, find } = await draw({ Networks: { View: Broken, title } })
  core.actions.open({ view: 'Networks' })
  const again = await until(() => find('error-restart'))

  await userEvent.click(again)

  await until(() => dialog.dataset['view'] === 'Connect' && find('error-scene') === null)
  expect(dialog.open).toBe(true)
})

test('an error in Connect can be retried or closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { core, dialog, find } = await draw({ Connect: { View: Broken, title } })
  core.actions.open()
  const again = await until(() => find('error-restart'))
  await until(() => dialog.open)

  await userEvent.click(again)

  await userEvent.click(await until(() => find('header-close')))
  await until(() => !dialog.open)
})

test('a view that failed to load shows an error, and is loaded again', async () => {
  let isOnline = false
  const load = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return WHOLE
  }
  const { core, dialog, find } = await draw({}, { Networks: load })
  core.actions.open({ view: 'Networks' })
  const again = await until(() => find('load-retry'))
  expect(dialog.textContent).toContain('Couldn’t load this view')

  isOnline = true
  again.click()

  await until(() => dialog.textContent?.includes('Here it is'))
})

test('the modal opens only once its first view is loaded', async () => {
  let arrive: () => void = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const load = () => arrived.then(() => WHOLE)
  const { core, dialog } = await draw({}, { Networks: load })
  core.actions.open({ view: 'Networks' })
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(dialog.open).toBe(false)

  arrive()

  await until(() => dialog.open)
  expect(dialog.dataset['view']).toBe('Networks')
})

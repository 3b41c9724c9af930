import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { TabPanel, Tabs } from './tabs.tsx'

const TABS = [
  { id: 'tokens', label: 'Tokens' },
  { id: 'collectibles', label: 'Collectibles' },
  { id: 'activity', label: 'Activity' },
] as const

describePrimitive<HTMLDivElement>('Tabs', {
  part: 'tabs',
  draw: (probe) => (
    <>
      <Tabs
        label="Holdings"
        tabs={TABS}
        selected="tokens"
        onSelect={() => {}}
        panelId="panel"
        {...probe}
      />
      <TabPanel id="panel" tab="tokens">
        Ether
      </TabPanel>
    </>
  ),
  role: 'tablist',
  name: 'Holdings',
})

describePrimitive<HTMLDivElement>('TabPanel', {
  part: 'tab-panel',
  draw: (probe) => (
    <>
      <Tabs label="Holdings" tabs={TABS} selected="tokens" onSelect={() => {}} panelId={probe.id} />
      <TabPanel tab="tokens" {...probe}>
        Ether
      </TabPanel>
    </>
  ),
  role: 'tabpanel',
  name: 'Tokens',
})

function Stateful(): ReactElement {
  const [tab, setTab] = useState('tokens')
  return (
    <>
      <Tabs label="Holdings" tabs={TABS} selected={tab} onSelect={setTab} panelId="panel" />
      <TabPanel id="panel" tab={tab}>
        {tab}
      </TabPanel>
    </>
  )
}

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
] as const)(
  '%s: an arrow moves focus and choice on, and tab leads to the panel',
  async (dir, key) => {
    await renderInModal(<Stateful />, { dir })
    await userEvent.click(page.getByRole('tab', { name: 'Tokens' }))

    await userEvent.keyboard(key)

    const tab = page.getByRole('tab', { name: 'Collectibles' })
    await expect.element(tab).toHaveAttribute('aria-selected', 'true')
    expect(tab.element().matches(':focus')).toBe(true)
    await expect
      .element(page.getByRole('tabpanel', { name: 'Collectibles' }))
      .toHaveTextContent('collectibles')
    await userEvent.keyboard('{Tab}')
    expect(inModal('[role=tabpanel]').matches(':focus')).toBe(true)
  },
)

test('no tab moves when another one is chosen', async () => {
  await renderInModal(<Stateful />)
  const last = page.getByRole('tab', { name: 'Activity' }).element()
  const before = last.getBoundingClientRect().left

  await userEvent.click(page.getByRole('tab', { name: 'Collectibles' }))

  await expect
    .element(page.getByRole('tab', { name: 'Collectibles' }))
    .toHaveAttribute('aria-selected', 'true')
  expect(last.getBoundingClientRect().left).toBe(before)
})

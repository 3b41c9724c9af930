import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { TabPanel } from '../tabs/tabs.tsx'
import { Segmented } from './segmented.tsx'

const PLATFORMS = [
  { id: 'browser', label: 'Browser' },
  { id: 'mobile', label: 'Mobile' },
  { id: 'web', label: 'Web' },
] as const

describePrimitive<HTMLDivElement>('Segmented', {
  part: 'segmented',
  draw: (probe) => (
    <>
      <Segmented
        label="Platform"
        tabs={PLATFORMS}
        selected="mobile"
        onSelect={() => {}}
        panelId="panel"
        {...probe}
      />
      <TabPanel id="panel" tab="mobile">
        Continue on your phone
      </TabPanel>
    </>
  ),
  role: 'tablist',
  name: 'Platform',
})

function Stateful(): ReactElement {
  const [platform, setPlatform] = useState('browser')
  return (
    <>
      <Segmented
        label="Platform"
        tabs={PLATFORMS}
        selected={platform}
        onSelect={setPlatform}
        panelId="panel"
      />
      <TabPanel id="panel" tab={platform}>
        {platform}
      </TabPanel>
    </>
  )
}

test('the parts are equally wide and do not move', async () => {
  await renderInModal(<Stateful />)
  const widths = () =>
    PLATFORMS.map(({ label }) =>
      Math.round(page.getByRole('tab', { name: label }).element().getBoundingClientRect().width),
    )
  const before = widths()

  await userEvent.click(page.getByRole('tab', { name: 'Web' }))
  await userEvent.keyboard('{ArrowLeft}')

  await expect.element(page.getByRole('tabpanel', { name: 'Mobile' })).toHaveTextContent('mobile')
  expect(widths()).toEqual(before)
  expect(new Set(before).size).toBe(1)
  expect(inModal('[aria-selected=true]').matches(':focus')).toBe(true)
})

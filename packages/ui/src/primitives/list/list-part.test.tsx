import { expect, test } from 'vitest'
import { globeIcon } from '../../icons/view-icons.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Glyph } from '../glyph/glyph.tsx'
import { InfoRow } from '../list-row/info-row.tsx'
import { ListRow } from '../list-row/list-row.tsx'
import { List } from './list.tsx'
import { ListPart } from './list-part.tsx'

describePrimitive<HTMLDivElement>('ListPart', {
  part: 'list-part',
  draw: (probe) => (
    <List kind="flush" role="list" label="Tokens">
      <ListPart rows={1} {...probe}>
        <InfoRow picture={<Glyph icon={globeIcon} />} label="Ether" detail="0.842 ETH" />
      </ListPart>
    </List>
  ),
})

test('rows far from what is visible keep their height without a layout, and can be focused', async () => {
  await renderInModal(
    <List kind="flush" label="Activity">
      <div style={{ height: 10_000 }} />
      <ListPart rows={5} id="far">
        <ListRow label="Sent" />
      </ListPart>
    </List>,
  )
  const far = inModal('#far')
  const row = inModal('#far [data-part=list-row]')
  await expect.poll(() => row.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
  expect(far.getBoundingClientRect().height).toBe(5 * 56)

  row.focus()

  expect(row.matches(':focus')).toBe(true)
  await expect.poll(() => row.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
})

import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { ListRow } from '../list-row/list-row.tsx'
import { List } from './list.tsx'

describePrimitive<HTMLDivElement>('List', {
  part: 'list',
  draw: (probe) => (
    <List label="Wallets" {...probe}>
      <ListRow label="Fjord" />
      <ListRow label="Kestrel" />
    </List>
  ),
  role: 'group',
  name: 'Wallets',
})

test.each([
  ['group', '1px', 'block'],
  ['flush', '0px', 'none'],
] as const)('a %s list has an outline of %s', async (kind, outline, divider) => {
  await renderInModal(
    <List kind={kind}>
      <ListRow label="Fjord" />
      <ListRow label="Kestrel" id="second" />
    </List>,
  )

  expect(getComputedStyle(inModal('[data-part=list]')).borderTopWidth).toBe(outline)
  expect(getComputedStyle(inModal('#second'), '::before').display).toBe(divider)
})

import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { qrIcon } from '../../icons/icons.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal, shadowOf } from '../../testing/render-in-modal.tsx'
import { Glyph } from '../glyph/glyph.tsx'
import { List } from '../list/list.tsx'
import { Tag } from '../tag/tag.tsx'
import { ListRow } from './list-row.tsx'

describePrimitive<HTMLButtonElement>('ListRow', {
  part: 'list-row',
  draw: (probe) => (
    <ListRow
      picture={<Glyph icon={qrIcon} />}
      label="WalletConnect"
      detail="On your phone"
      tag={<Tag hasDot>Installed</Tag>}
      hasChevron
      {...probe}
    />
  ),
  role: 'button',
  name: 'WalletConnect On your phone Installed',
})

test('a row is chosen by mouse and by keyboard', async () => {
  const onClick = vi.fn()
  await renderInModal(<ListRow label="Fjord" onClick={onClick} />)

  await userEvent.click(page.getByRole('button', { name: 'Fjord' }))
  await userEvent.keyboard('{Enter}')

  expect(onClick).toHaveBeenCalledTimes(2)
})

test('a disabled row shows its reason, can be focused and ignores clicks', async () => {
  const onClick = vi.fn()
  await renderInModal(
    <ListRow
      label="Gnosis"
      detail="Chain"
      disabledReason="Not approved in Fjord"
      onClick={onClick}
    />,
  )
  const row = inModal('[data-part=list-row]')

  row.click()
  row.focus()

  expect(row.textContent).toBe('GnosisNot approved in Fjord')
  expect(row.getAttribute('aria-disabled')).toBe('true')
  expect(row.matches(':focus')).toBe(true)
  expect(onClick).not.toHaveBeenCalled()
})

test('a row that waits for something else does not announce it, and ignores clicks', async () => {
  const onClick = vi.fn()
  await renderInModal(<ListRow label="Fjord" tag="Installed" isBlocked onClick={onClick} />)
  const row = inModal('[data-part=list-row]')

  row.click()

  expect(row.textContent).toBe('FjordInstalled')
  expect(row.getAttribute('aria-disabled')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
})

test('a row being opened shows a spinner in the place of its tag and answers no click', async () => {
  const onClick = vi.fn()
  await renderInModal(<ListRow label="Juniper" tag="Recent" isBusy onClick={onClick} />)

  inModal('[data-part=list-row]').click()

  expect(inModal('[data-part=spinner]')).toBeInTheDocument()
  expect(shadowOf().querySelector('[data-part=tag]')).toBeNull()
  expect(onClick).not.toHaveBeenCalled()
})

test('the active row is announced as current', async () => {
  await renderInModal(<ListRow label="Base" isSelected />)

  expect(inModal('[data-part=list-row]').getAttribute('aria-current')).toBe('true')
  expect(inModal('[data-part=icon]')).toBeInTheDocument()
})

test('a name in the other direction does not reverse its row', async () => {
  await renderInModal(<ListRow label="محفظة" tag="Recent" />)

  const name = document.createRange()
  name.selectNodeContents(inModal('bdi'))
  const row = inModal('[data-part=list-row]').getBoundingClientRect()

  expect(name.getBoundingClientRect().left).toBeLessThan(row.left + row.width / 2)
  expect(inModal('[data-part=tag]').getBoundingClientRect().left).toBeGreaterThan(
    row.left + row.width / 2,
  )
})

test('a long name in the other direction is cut at its end', async () => {
  await renderInModal(<ListRow label={'Northwind Professional Custody '.repeat(6)} />, {
    lang: 'ar',
  })

  const name = inModal('bdi')
  const words = document.createRange()
  words.setStart(name.firstChild ?? name, 0)
  words.setEnd(name.firstChild ?? name, 1)

  expect(words.getBoundingClientRect().left).toBe(name.getBoundingClientRect().left)
})

test.each([
  ['words go on in a second line', 'Two wallets use this name, and both of them are here, now', 2],
  ['a host stays on one, with an ellipsis', `${'saltmarket'.repeat(6)}.example`, 1],
] as const)('where the second line is too long, %s', async (_what, detail, lines) => {
  await renderInModal(<ListRow label="Fjord" detail={<span id="detail">{detail}</span>} />)

  const line = inModal('#detail').parentElement

  expect(line?.clientHeight).toBe(lines * 18)
  expect(line?.scrollHeight).toBe(lines * 18)
})

test('rows that are items are counted, and look and lie as others', async () => {
  const rows = ['Fjord', 'Kestrel']
  await renderInModal(
    <>
      <List label="Others">
        {rows.map((name) => (
          <ListRow key={name} label={name} />
        ))}
      </List>
      <List role="list" label="Wallets">
        {rows.map((name) => (
          <ListRow key={name} isItem label={name} />
        ))}
      </List>
    </>,
  )

  await expect.element(page.getByRole('list', { name: 'Wallets' })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  const boxes = [...shadowOf().querySelectorAll<HTMLElement>('[data-part=list-row]')].map((row) => [
    row.offsetWidth,
    row.offsetHeight,
    getComputedStyle(row, '::before').borderTopWidth,
  ])
  expect(boxes.slice(2)).toEqual(boxes.slice(0, 2))
})

test('a press on a picture that is replaced before the pointer is up is one on the row', async () => {
  await renderInModal(<ListRow picture={<Glyph icon={qrIcon} />} label="Fjord" />)
  const row = inModal('[data-part=list-row]')
  const { left, top, height } = row.getBoundingClientRect()

  expect(shadowOf().elementFromPoint(left + 24, top + height / 2)).toBe(row)
})

import { listingUrl } from '../listing-url.ts'

/** A wallet of the listing. */
export interface Wallet {
  readonly id: string
  readonly name: string
  readonly image_id: string
}

/** A grid that loads pages in order. */
export interface Rows {
  put(page: number, wallets: readonly Wallet[]): void
}

const COLUMNS = 4
const PAGE = 40
const ROW_PX = 118
const SPARE_ROWS = 4

/** Draws the rows that are seen, and asks for their pages. */
export function createRows(body: HTMLElement, count: number, need: (page: number) => void): Rows {
  const known = new Map<number, Wallet>()
  const drawn = new Map<number, HTMLElement>()
  const grid = document.createElement('div')
  grid.setAttribute('role', 'grid')
  grid.style.cssText = `position:relative;height:${Math.ceil(count / COLUMNS) * ROW_PX}px`
  body.append(grid)

  function look(): void {
    const first = Math.max(0, Math.floor(body.scrollTop / ROW_PX) - SPARE_ROWS)
    const end = Math.ceil((body.scrollTop + body.clientHeight) / ROW_PX) + SPARE_ROWS
    const last = Math.min(end, Math.ceil(count / COLUMNS))
    drop((row) => row < first || row >= last)
    for (let row = first; row < last; row += 1) {
      if (!drawn.has(row)) draw(row)
      need(Math.floor((row * COLUMNS) / PAGE) + 1)
    }
  }

  function drop(isGone: (row: number) => boolean): void {
    for (const [row, element] of drawn) {
      if (!isGone(row)) continue
      element.remove()
      drawn.delete(row)
    }
  }

  function draw(row: number): void {
    drawn.get(row)?.remove()
    const element = document.createElement('div')
    element.style.cssText = `position:absolute;top:${row * ROW_PX}px;display:grid;grid-template-columns:repeat(4,1fr);width:100%;height:${ROW_PX}px`
    for (let place = row * COLUMNS; place < Math.min(count, (row + 1) * COLUMNS); place += 1) {
      element.append(cellOf(place, known.get(place)))
    }
    drawn.set(row, element)
    grid.append(element)
  }

  body.addEventListener('scroll', () => grid.isConnected && look(), { passive: true })
  return {
    put(page, wallets) {
      const start = (page - 1) * PAGE
      for (const [at, wallet] of wallets.entries()) known.set(start + at, wallet)
      for (let row = start / COLUMNS; row < (start + PAGE) / COLUMNS; row += 1) {
        if (drawn.has(row)) draw(row)
      }
      look()
    },
  }
}

function cellOf(place: number, wallet: Wallet | undefined): HTMLElement {
  const cell = document.createElement('button')
  cell.dataset['place'] = String(place)
  if (wallet === undefined) {
    cell.append(Object.assign(document.createElement('span'), { textContent: '…' }))
    cell.dataset['part'] = 'skeleton'
    return cell
  }
  cell.dataset['testid'] = `wallet-${wallet.id}`
  const picture = Object.assign(new Image(56, 56), {
    src: `${listingUrl}/getWalletImage/${wallet.image_id}?projectId=bench`,
    loading: 'lazy' as const,
  })
  cell.append(picture, document.createElement('br'), wallet.name)
  return cell
}

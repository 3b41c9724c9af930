import { listingUrl } from '../listing-url.ts'
import { createRows, type Wallet } from './rows.ts'

/** The same by hand: a dialog with a search and a grid that draws the rows which are seen. */

const PAGE = 40
const WAIT_MS = 500

interface Answer {
  readonly count: number
  readonly data: readonly Wallet[]
}

const button = document.createElement('button')
button.dataset['testid'] = 'wallets-button'
button.textContent = 'All wallets'
document.querySelector('#root')?.append(button)

button.addEventListener('click', () => {
  const dialog = document.createElement('dialog')
  const body = document.createElement('div')
  body.dataset['part'] = 'card-body'
  body.style.cssText = 'height:600px;width:360px;overflow-y:auto;position:relative'
  const field = document.createElement('input')
  field.dataset['testid'] = 'all-search'
  field.style.cssText = 'position:sticky;top:0;z-index:1'
  body.append(field)
  dialog.append(body)
  document.body.append(dialog)
  dialog.showModal()

  let timer = 0
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void show(body, field.value), WAIT_MS)
  })
  void show(body, '')
})

async function show(body: HTMLElement, search: string): Promise<void> {
  const first = await ask(1, search)
  body.querySelector('[role=grid]')?.remove()
  body.scrollTop = 0
  const rows = createRows(body, first.count, (page) => void loadPages(page))
  const asked = new Set([1])
  rows.put(1, first.data)

  async function loadPages(page: number): Promise<void> {
    if (asked.has(page)) return
    asked.add(page)
    rows.put(page, (await ask(page, search)).data)
  }
}

async function ask(page: number, search: string): Promise<Answer> {
  const query = new URLSearchParams({
    projectId: 'bench',
    st: 'appkit',
    sv: 'html-core-0.1.0',
    chains: 'eip155:1',
    page: String(page),
    entries: String(PAGE),
    search,
  })
  const response = await fetch(`${listingUrl}/getWallets?${query}`)
  // The page's own listing, in the shape it always has.
  return (await response.json()) as Answer
}

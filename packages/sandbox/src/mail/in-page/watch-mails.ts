/** Time between two requests for new mails, in milliseconds. */
const LOOK_MS = 1_000

/** Updates the page when mails arrive, and announces how many mails there are when the number changes. */
export function watchMails(): void {
  setInterval(() => void refresh(), LOOK_MS)
}

async function refresh(): Promise<void> {
  // While the sandbox is away the last mails stay.
  const fresh = await readPage().catch(() => undefined)
  const count = document.querySelector('#count')
  const freshCount = fresh?.querySelector('#count')
  const newest = document.querySelector('#mails time')?.getAttribute('datetime')
  const freshNewest = fresh?.querySelector('#mails time')?.getAttribute('datetime')
  if (!fresh || !count || !freshCount) return
  if (newest === freshNewest && count.textContent === freshCount.textContent) return
  document
    .querySelector('#mails')
    ?.replaceChildren(...(fresh.querySelector('#mails')?.childNodes ?? []))
  count.textContent = freshCount.textContent
}

async function readPage(): Promise<Document> {
  const answer = await fetch('/', { cache: 'no-store' })
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

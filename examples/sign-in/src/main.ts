import { latchkey } from './latchkey.ts'
import { addNote, readNotes } from './notes.ts'

const button = element('open', HTMLButtonElement)
const form = element('note-form', HTMLFormElement)
const text = element('note', HTMLTextAreaElement)
const problem = element('problem', HTMLParagraphElement)
const list = element('notes', HTMLOListElement)
const lead = element('lead', HTMLParagraphElement)

button.addEventListener('click', async () => {
  const { step } = latchkey.getSignIn()
  // A visitor who declined to sign in stays connected here, and is asked again.
  if (step === 'declined') await latchkey.actions.siwx.request()
  else await latchkey.open()
})

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  if (await show(addNote(text.value))) text.value = ''
})

let visitor: string | undefined
latchkey.watch(() => {
  const { address } = latchkey.getAccount()
  const { step, account } = latchkey.getSignIn()
  button.textContent = nameOfButton(address, step)
  const next = step === 'done' ? account : undefined
  if (next === visitor) return
  visitor = next
  form.hidden = next === undefined
  lead.hidden = next !== undefined
  list.replaceChildren()
  if (next !== undefined) void show(readNotes())
})

function nameOfButton(address: string | undefined, step: string): string {
  if (address === undefined) return 'Connect wallet'
  return step === 'declined' ? 'Sign in' : `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** @returns Whether the server answered with notes. */
async function show(answer: Promise<readonly string[]>): Promise<boolean> {
  const asked = visitor
  try {
    const notes = await answer
    // Notes that belong to another visitor come too late.
    if (asked === visitor) list.replaceChildren(...notes.map(toItem))
    problem.textContent = ''
    return true
  } catch (thrown) {
    problem.textContent = thrown instanceof Error ? thrown.message : 'That did not work'
    return false
  }
}

function toItem(note: string): HTMLLIElement {
  const item = document.createElement('li')
  item.textContent = note
  return item
}

function element<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const found = document.getElementById(id)
  if (found instanceof type) return found
  throw new Error(`index.html has no ${type.name} with the id "${id}"`)
}

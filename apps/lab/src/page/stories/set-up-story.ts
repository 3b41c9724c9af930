import type { PageAddresses } from '../../addresses/page-addresses.ts'
import { createControlDesk } from '../faults/control-desk.ts'
import type { Story } from './story.ts'

/**
 * Sets up what a story begins with: a visitor who was never here, and a sandbox with the faults of the
 * story alone. Runs before the instance is created.
 */
export async function setUpStory(
  { faults = {} }: Pick<Story, 'faults'>,
  {
    page,
    addresses,
  }: { readonly page: Window & typeof globalThis; readonly addresses: PageAddresses },
): Promise<void> {
  page.localStorage.clear()
  page.sessionStorage.clear()
  const desk = createControlDesk(addresses.control, (url, init) => page.fetch(url, init))
  await desk.setAll(faults)
}

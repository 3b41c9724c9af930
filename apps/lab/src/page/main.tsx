import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type PageAddresses, readAddresses } from '../addresses/page-addresses.ts'
import { readConfiguration } from '../options/configuration.ts'
import { App } from './app.tsx'
import { createLab, type Lab } from './lab/create-lab.ts'
import { LabContext } from './lab/lab-context.ts'
import { OTHER_LIBRARIES } from './lab/other-libraries.ts'
import { hasRoomForPhone } from './stage/phone-stage.tsx'
import { pressThrough } from './stage/press-through.ts'
import { setUpStory } from './stories/set-up-story.ts'
import { findStory, STORIES, storyLink } from './stories/stories.ts'
import type { Story } from './stories/story.ts'
import { createStoryTools } from './stories/story-tools.ts'
import './styles/colours.css'
import './styles/page.css'
import './styles/controls.css'
import './styles/looks.css'
import './styles/bar.css'
import './styles/shop.css'
import './styles/kettle.css'
import './styles/phone.css'
import './styles/hood.css'
import './styles/panels.css'
import './styles/wallets.css'
import './styles/outcomes.css'

window.otherLibraries = OTHER_LIBRARIES

const root = document.getElementById('root')
const panel = document.getElementById('panel')
const secondRoot = document.getElementById('second-root')
const addresses = readAddresses(document)

if (root === null || panel === null || secondRoot === null)
  throw new Error('The page has lost its root.')
if (addresses === undefined) {
  root.textContent = 'This page was served without a sandbox. Start it with: npm run lab'
} else {
  const story = readStory()
  const show = () => {
    const lab = createLab({ page: window, addresses, panel, secondRoot })
    window.lab = lab
    render(lab, root)
    return lab
  }
  if (story === undefined) show()
  else void begin(story, addresses, show)
}

/** The story in the address; the first one where the address says nothing. */
function readStory(): Story | undefined {
  const configuration = readConfiguration(location.search)
  const [first] = STORIES
  if (location.search !== '' || first === undefined) return findStory(configuration.story)
  history.replaceState(null, '', storyLink(first, configuration))
  return first
}

function render(lab: Lab, element: HTMLElement): void {
  pressThrough(window)
  createRoot(element).render(
    <StrictMode>
      <LabContext.Provider value={lab}>
        <App />
      </LabContext.Provider>
    </StrictMode>,
  )
}

async function begin(story: Story, sandbox: PageAddresses, show: () => Lab): Promise<void> {
  await setUpStory(story, { page: window, addresses: sandbox })
  const lab = show()
  const { latchkey } = lab.state()
  // The page around the phone only shows it.
  if (latchkey === undefined || (story.id === 'phone' && hasRoomForPhone())) return
  await story
    .play(createStoryTools(latchkey))
    .catch((error: unknown) => lab.log.add('site', 'story failed', error))
}

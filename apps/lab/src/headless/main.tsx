import { HeadlessPage } from './headless-page.tsx'
import { renderHeadlessPage } from './render-headless-page.tsx'

renderHeadlessPage(<HeadlessPage />)

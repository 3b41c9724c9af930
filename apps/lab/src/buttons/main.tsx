import { renderHeadlessPage } from '../headless/render-headless-page.tsx'
import { ButtonsPage } from './buttons-page.tsx'

renderHeadlessPage(<ButtonsPage />)

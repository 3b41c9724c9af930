import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readDisplayOptions } from './display-options.ts'
import { GalleryPage } from './gallery-page.tsx'
import '../page/styles/colours.css'
import './gallery.css'
import './entries.css'

const place = document.getElementById('gallery')
if (place === null) throw new Error('The page has lost its root.')

const display = readDisplayOptions(window.location.search)
document.documentElement.dir = display.dir
document.documentElement.lang = display.dir === 'rtl' ? 'ar' : 'en'
document.documentElement.dataset['theme'] = display.mode
createRoot(place).render(
  <StrictMode>
    <GalleryPage display={display} />
  </StrictMode>,
)

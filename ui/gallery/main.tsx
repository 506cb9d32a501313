import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The document has no #root')
createRoot(place).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)

import { createFileRoute } from '@tanstack/react-router'
import { Boards } from '../behar/Boards.tsx'

export const Route = createFileRoute('/international-market/behar-market/_framed/main')({ component: Boards })

import { createFileRoute } from '@tanstack/react-router'
import { beharTitles } from '../app/titles.ts'
import { Boards } from '../behar/boards/Boards.tsx'

export const Route = createFileRoute('/international-market/behar-market/_framed/main')({
  staticData: {
    view: 'beharMarketMain',
    privateTitle: { title: beharTitles.market, up: '/international-market/main' },
  },
  component: Boards,
})

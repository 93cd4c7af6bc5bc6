import { createFileRoute } from '@tanstack/react-router'
import { beharTitles } from '../behar/titleMessages.ts'
import { MyDemands } from '../behar/MyDemands.tsx'

export const Route = createFileRoute('/international-market/behar-market/_framed/my-demands')({
  staticData: { phoneTitle: { title: beharTitles.demands, up: '/international-market/behar-market/main' } },
  component: MyDemands,
})

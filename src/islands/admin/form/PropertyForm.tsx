import type { Property } from '../../../domain/property/schema';
import { homeSpec } from './home-spec';
import { RecordForm } from './RecordForm';

/** Adds a home, or changes the given one. */
export default function PropertyForm({ home }: { home: Property | null }) {
  return <RecordForm spec={homeSpec} record={home} />;
}

/** What an answer holds, read from its copy; rejects where it holds nothing. */
export async function dataOf<Data>(answer: Promise<Response> | undefined): Promise<Data> {
  if (answer === undefined) throw new Error('answers are taken no longer');
  const response = await answer;
  if (!response.ok) throw new Error('refused');
  const { data } = (await response.clone().json()) as { readonly data: Data | null };
  if (data === null) throw new Error('no data');
  return data;
}

//! A page too long to be in memory as a whole: its parts are made one by one and written before the next is made.

use std::fmt;
use std::ops::ControlFlow;

use crate::csv::Sheet;
use crate::html::Frame;
use crate::html::paper::Fit;
use crate::{Block, Csv, Look, Page};

/// What is over and under all parts, and how each of them is made.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use exaequo_page::{Block, Lang, LongPage, Page};
///
/// let head = Page::new(Lang::En, "notice", "Open");
/// let long = LongPage::new(head, 2, |index| vec![Block::Paragraph(format!("part {index}"))]);
/// let mut text = String::new();
/// let mut sink = |piece: &str| {
///     text.push_str(piece);
///     ControlFlow::Continue(())
/// };
/// assert!(long.write_markdown(&mut sink).is_continue());
/// assert_eq!(text, "## Open\n\npart 0\n\npart 1\n");
/// ```
pub struct LongPage<'a> {
    head: Page,
    count: usize,
    make: Box<dyn Fn(usize) -> Vec<Block> + 'a>,
}

/// Takes a text piece by piece, and says whether it wants more.
pub type Sink<'a> = dyn FnMut(&str) -> ControlFlow<()> + 'a;

/// How many parts are measured to lay the page out on paper.
const MEASURED: usize = 40;

impl<'a> LongPage<'a> {
    /// A page of `count` parts, each made from its place in the order.
    pub fn new(head: Page, count: usize, make: impl Fn(usize) -> Vec<Block> + 'a) -> Self {
        Self { head, count, make: Box::new(make) }
    }

    /// The page without its parts.
    pub const fn head(&self) -> &Page {
        &self.head
    }

    /// The same under another head.
    #[must_use]
    pub fn with_head(self, head: Page) -> Self {
        Self { head, ..self }
    }

    /// The parts, each as a page of its own.
    pub fn parts(&self) -> impl Iterator<Item = Page> {
        (0..self.count).map(|index| Page { blocks: (self.make)(index), ..self.head.clone() })
    }

    /// All of it in memory.
    pub fn whole(&self) -> Page {
        self.first(self.count)
    }

    /// How it goes on paper, by its first parts.
    pub(crate) fn fit(&self) -> Fit {
        self.first(MEASURED).fit()
    }

    fn first(&self, count: usize) -> Page {
        let blocks = (0..self.count.min(count)).flat_map(|index| (self.make)(index)).collect();
        Page { blocks, ..self.head.clone() }
    }

    /// Writes it as an HTML document.
    pub fn write_html(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let (frame, fit) = (Frame::default(), self.fit());
        let mut out = String::new();
        self.head.write_html_head(&frame, fit, &mut out);
        self.pieces(out, |page, out| page.write_html_blocks(&frame, fit, out), sink)?;
        let mut out = String::new();
        self.head.write_html_foot(&mut out);
        sink(&out)
    }

    /// Writes it as text with tables as wide as that.
    pub fn write_text(&self, look: &Look, width: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let head = self.head.text_head(look);
        self.pieces(head, |page, out| page.write_text_blocks(false, look, width, out), sink)
    }

    /// Writes it in lines that make sense one by one.
    pub fn write_plain(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.pieces(self.head.plain_head(), Page::write_plain_blocks, sink)
    }

    /// Writes it as Markdown.
    pub fn write_markdown(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.pieces(self.head.markdown_head(), Page::write_markdown_blocks, sink)
    }

    /// Writes its tables as CSV.
    pub fn write_csv(&self, form: Csv, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let (sheet, mut last) = (Sheet::new(form, self.head.lang), None);
        self.pieces(sheet.mark().to_owned(), |page, out| sheet.write(page, &mut last, out), sink)
    }

    /// Writes the head, then each part when it is made.
    fn pieces(
        &self,
        head: String,
        mut write: impl FnMut(&Page, &mut String),
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let mut out = head;
        for part in self.parts() {
            write(&part, &mut out);
            sink(&out)?;
            out.clear();
        }
        if out.is_empty() { ControlFlow::Continue(()) } else { sink(&out) }
    }
}

impl fmt::Debug for LongPage<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("LongPage")
            .field("head", &self.head)
            .field("count", &self.count)
            .finish_non_exhaustive()
    }
}
